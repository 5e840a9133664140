// The board's own texts.

import { textsOf } from "../../words.js";

export const t = textsOf("spell");

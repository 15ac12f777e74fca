// The view of Rattus as the server sends it. The client adds nothing to it and judges nothing by it.
import type { View } from "./views";

export type { Detail, Options, Ravage, Region, Token, Turn, UntilEnd, View } from "./views";

export type Round = View["round"];

// Short names for what travels between server and client, all taken from the generated description.
import type { components } from "./schema";

type Schemas = components["schemas"];

export type Seat = Schemas["Seat"];
export type Draft = Schemas["Draft"];
export type Entry = Schemas["Entry"];
export type Table = Schemas["Table"];
export type Update = Schemas["Update"];
export type Analysis = Schemas["Analysis"];
export type Review = Schemas["Review"];
export type Outline = Schemas["Outline"];
export type ReviewMoment = Schemas["Moment"];
export type TurningPoint = Schemas["Turning"];
export type SeatReview = Schemas["SeatReview"];
export type Summary = Schemas["Summary"];
export type Lesson = Schemas["Lesson"];
export type LessonStep = Schemas["LessonStep"];
export type GameInfo = Schemas["Game"];
export type GameOption = Schemas["GameOption"];
export type Day = Schemas["Day"];
export type DayAttempt = Schemas["DayAttempt"];
export type DayResult = Schemas["DayResult"];
export type PastDay = Schemas["PastDay"];
export type Me = Schemas["Me"];
export type NewSeat = Schemas["NewSeat"];
export type NewTable = Schemas["NewTable"];
export type NewLead = Schemas["NewLead"];
export type { LiveLead, LiveMessage } from "./events";

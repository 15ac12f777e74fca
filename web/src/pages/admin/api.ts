// What those who look after the site see and do, call by call.
import { http, result } from "../../lib/api/client";
import type { House, NewDeed, Overseen as Person } from "../../lib/api/types";

export type { DoneDeed, House, Overseen as Person, OverseenTable as TableHead } from "../../lib/api/types";
export type Standing = Person["standings"][number];
export type Deed = NewDeed["deed"];

export interface Sought {
  sought: string;
  only: Standing | null;
}

/** What is to be asked for: what says nothing is left out. */
const said = (query: object) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== null && value !== "" && value !== false));

export const admin = {
  house: (): Promise<House> => result(http.GET("/api/admin/house")),
  people: (sought: Sought, after: number) =>
    result(http.GET("/api/admin/people", { params: { query: said({ ...sought, after }) } })),
  judge: (person: string, deed: Deed) =>
    result(http.POST("/api/admin/people/{person}", { params: { path: { person } }, body: { deed } })),
  tables: (begins: string, over: boolean, after: number) =>
    result(http.GET("/api/admin/tables", { params: { query: said({ begins, over, after }) } })),
  close: (handle: string) =>
    result(http.POST("/api/admin/tables/{handle}/close", { params: { path: { handle } }, body: {} })),
  deeds: (before: string | null) => result(http.GET("/api/admin/deeds", { params: { query: said({ before }) } })),
};

/** How the id of a table begins, by what somebody gives: its address, its id, or less. */
export function beginning(text: string): string {
  return (/\/t\/([\w-]+)/.exec(text)?.[1] ?? text.trim()).slice(0, 8);
}

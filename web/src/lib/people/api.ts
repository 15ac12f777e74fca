// What people do about their accounts, call by call.
import { http, result } from "../api/client";
import type { DaysOff, Device, FactorState, Me, NewFactor, Profile, Scope, Token } from "../api/types";

/** Nothing but whether this browser is known no longer. */
interface SignedOut {
  here: boolean;
}

export const people = {
  /** How many days off the account has left this year, and until when it has some. */
  daysOff: (): Promise<DaysOff> => result(http.GET("/api/me/days-off")),
  /** Take so many days off from now on; 0: end them. */
  takeDaysOff: (days: number): Promise<DaysOff> => result(http.POST("/api/me/days-off", { body: { days } })),
  /** Plan days off, by their first and last day; cancel them by the first. */
  planDaysOff: (first: string, last: string): Promise<DaysOff> =>
    result(http.POST("/api/me/days-off/planned", { body: { first, last } })),
  cancelDaysOff: (first: string): Promise<DaysOff> =>
    result(http.DELETE("/api/me/days-off/planned/{first}", { params: { path: { first } } })),
  /** Make an account of this browser's guest, who keeps everything. */
  open: (name: string, password: string): Promise<Me> =>
    result(http.POST("/api/me/account", { body: { name, password } })),
  /** `take`: the tables of this browser's guest go along. */
  signIn: (name: string, password: string, take: boolean, factor: string | null): Promise<Me> =>
    result(http.POST("/api/me/sign-in", { body: { name, password, take, factor } })),
  /** Have a link sent to an email address, if it is known here: nobody learns whether it is. */
  askLink: (address: string, language: string): Promise<unknown> =>
    result(http.POST("/api/me/mail-link", { body: { address, language } })),
  /** Sign in by such a link, maybe with a new password. */
  useLink: (code: string, password: string | null, factor: string | null): Promise<Me> =>
    result(http.POST("/api/me/mail-link/use", { body: { code, password, factor } })),
  /** In this browser. */
  signOut: (): Promise<SignedOut> => result(http.POST("/api/me/sign-out", { body: { everywhere: false } })),
  /** In another browser. */
  signOutThere: (session: string): Promise<SignedOut> =>
    result(http.POST("/api/me/sign-out", { body: { session, everywhere: false } })),
  signOutEverywhere: (): Promise<SignedOut> => result(http.POST("/api/me/sign-out", { body: { everywhere: true } })),
  devices: async (): Promise<Device[]> => (await result(http.GET("/api/me/devices"))).devices,
  tokens: async (): Promise<Token[]> => (await result(http.GET("/api/me/tokens"))).tokens,
  /** The secret of a new token for a program. */
  makeToken: async (name: string, scopes: Scope[], password: string | null): Promise<string> =>
    (await result(http.POST("/api/me/tokens", { body: { name, scopes, password } }))).secret,
  revokeToken: (token: string): Promise<void> =>
    result(http.POST("/api/me/tokens/{token}/revoke", { params: { path: { token } }, body: {} })),
  changePassword: (old: string, password: string): Promise<Me> =>
    result(http.POST("/api/me/password", { body: { old, password } })),
  factor: (): Promise<FactorState> => result(http.GET("/api/me/second-factor")),
  /** What an app needs to make codes. */
  beginFactor: (password: string): Promise<NewFactor> =>
    result(http.POST("/api/me/second-factor/begin", { body: { password } })),
  /** Recovery codes: the second factor is on. */
  turnOnFactor: async (factor: string): Promise<string[]> =>
    (await result(http.POST("/api/me/second-factor", { body: { factor } }))).codes,
  renewCodes: async (password: string, factor: string): Promise<string[]> =>
    (await result(http.POST("/api/me/second-factor/recovery-codes", { body: { password, factor } }))).codes,
  turnOffFactor: (password: string, factor: string): Promise<FactorState> =>
    result(http.POST("/api/me/second-factor/end", { body: { password, factor } })),
  setProfile: (profile: Profile): Promise<Profile> => result(http.PUT("/api/me/profile", { body: profile })),
  /** Whether the account stands in the rankings, and others may see its past games. */
  setListed: (listed: boolean): Promise<{ listed: boolean }> =>
    result(http.PUT("/api/me/listing", { body: { listed } })),
  /** All that is stored, as JSON. */
  data: (): Promise<unknown> => result(http.GET("/api/me/data")),
  deleteAccount: (password: string): Promise<SignedOut> =>
    result(http.POST("/api/me/deletion", { body: { password } })),
};

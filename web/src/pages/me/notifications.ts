// Where somebody is notified of their turns: what the server knows of it, call by call.
import { http, result } from "../../lib/api/client";
import type { ChangeChannel, NewMail, NewPush, NewWebhook } from "../../lib/api/types";

export type { Channel, ChangeChannel, NewPush, NotificationSettings as Notifications } from "../../lib/api/types";

/** When mails come: the hour of the day, null: at once. */
export type Hour = number | null;

const one = (id: string) => ({ path: { channel_id: id } });

export const post = {
  all: () => result(http.GET("/api/me/channels")),
  addMail: (body: NewMail) => result(http.POST("/api/me/channels/mail", { body })),
  addPush: (body: NewPush) => result(http.POST("/api/me/channels/push", { body })),
  addWebhook: (body: NewWebhook) => result(http.POST("/api/me/channels/webhook", { body })),
  /** Send back the code that came to an address. */
  confirm: (id: string, code: string) =>
    result(http.POST("/api/me/channels/{channel_id}/confirm", { params: one(id), body: { code } })),
  change: (id: string, body: ChangeChannel) =>
    result(http.PATCH("/api/me/channels/{channel_id}", { params: one(id), body })),
  remove: (id: string) => result(http.DELETE("/api/me/channels/{channel_id}", { params: one(id) })),
  /** End the emails in one of which a word stood. */
  stop: (token: string) => result(http.POST("/api/stop/{token}", { params: { path: { token } } })),
};

/** The zone of time of this device, as in Europe/Berlin. */
export function zone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** A page of the sandbox's, where a real vendor would show its own: served without a session, and only while the sandbox is chosen. */
import type { Capability } from './ports.ts'

export type Fields = Readonly<Record<string, string>>

export type PageAnswer =
  /** The body of a page; every text in it has been escaped. */
  { readonly title: string; readonly body: string } | { readonly redirect: string }

export interface SandboxPage {
  readonly capability: Capability
  readonly path: string
  /** Whatever was in the address, or in the form that was sent. */
  answer(fields: Fields): PageAnswer
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

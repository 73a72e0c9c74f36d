/** A page of the sandbox's, where a real vendor would show its own: served without a session, and only while the sandbox is chosen. */
import type { Db } from '../store/db.ts'
import type { Capability } from './ports.ts'

export type Fields = Readonly<Record<string, string>>

export type PageAnswer =
  /** The body of a page; every text in it has been escaped. `title` names the vendor that it stands for. */
  { readonly title: string; readonly body: string } | { readonly redirect: string }

/** For a page that remembers: what others do in it is seen from another device. */
export interface PageParts {
  readonly db: Db
  readonly clock: { now(): string }
}

export interface SandboxPage {
  /** Shown where the sandbox is chosen for one of them. */
  readonly capabilities: readonly Capability[]
  readonly path: string
  /** Whatever was in the address, or in the form that was sent; undefined where there is no such page. */
  answer(fields: Fields, parts: PageParts): PageAnswer | undefined | Promise<PageAnswer | undefined>
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

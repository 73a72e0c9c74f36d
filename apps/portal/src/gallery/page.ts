/** What a page of the gallery is: a screen, a state of it, and what has to be so for that state to show. Data alone, so that it can be printed. */
import type { AnyCall, ReplyOf } from '@hearthline/contract'

/** "GET /service-profile/api/v1/profile" */
export type CallName = { [C in AnyCall as `${C['method']} ${C['path']}`]: C }

/** never: the call is made and no answer comes. fails: the server is broken. A status with the error body's message, or a body. */
export type Answer<Body> =
  | 'never'
  | 'fails'
  | { readonly status: number; readonly message: string; readonly fields?: readonly FieldFault[] }
  | { readonly body: Body }

export interface FieldFault {
  readonly path: string
  readonly message: string
}

export type Answers = { readonly [N in keyof CallName]?: Answer<ReplyOf<CallName[N]>> }

/** An application as the server makes it up (POST /gallery/bodies): which item is open, in what situation. */
export interface ExampleApplication {
  readonly item: string
  readonly situations?: readonly string[]
  readonly canceled?: boolean
  /** The server's own work at the item was given up. */
  readonly gaveUp?: boolean
  /** The declined borrower's plan to come back. */
  readonly plan?: 'SAVED' | 'WOULD_PASS' | 'WOULD_NOT_PASS'
}

/** fill: the toolbar's button fills the form. empty: every text is taken out. submit: the form's own button. */
export type Act = 'fill' | 'empty' | 'submit' | { readonly press: string } | { readonly choose: string } | { readonly until: string }

export interface PageState {
  /** Where the screen lives, when its first address in the route table is not what is meant; `:uuid` is the application's. */
  readonly address?: string
  readonly application?: ExampleApplication
  /** The dashboard's other applications. */
  readonly more?: readonly ExampleApplication[]
  /** Someone is signed in. Where left out: as the screen's access says. */
  readonly signedIn?: boolean
  /** broker: as at an organization whose people sign in by a code; by a password where left out. */
  readonly authentication?: 'password' | 'broker'
  readonly answers?: Answers
  /** In sessionStorage before the page begins; `:uuid` in a key is the application's. */
  readonly remembered?: Readonly<Record<string, unknown>>
  readonly acts?: readonly Act[]
  /** The screen sends the reader on by itself, there. */
  readonly leadsTo?: string
}

export type ScreenPages = Readonly<Record<string, Readonly<Record<string, PageState>>>>

export interface GalleryPage extends PageState {
  readonly screen: string
  readonly state: string
  /** Of the gallery. */
  readonly path: string
}

/** Shaped like a uuid, and no one's. */
export const EXAMPLE_UUID = '0b3c2c1e-6a5f-4c55-9d7e-0a1b2c3d4e5f'

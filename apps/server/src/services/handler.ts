/** The form of every endpoint: parsed input in, status and body out. */

import type { Brand } from '@hearthline/brands'
import type { Call } from '@hearthline/contract'
import type { z } from 'zod'
import type { Container } from '../container.ts'
import type { LiveSession, PartnerCaller } from '../usecases/session/live-session.ts'

type Part<C, Name extends string> = C extends { readonly [K in Name]: infer S extends z.ZodType } ? z.output<S> : undefined

export interface SentFile {
  /** As the sender names it; never one of our own paths. */
  readonly name: string
  readonly bytes: Uint8Array
}

interface Arrival<Params, Query, Body, Headers, Session, Partner> {
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly headers: Headers
  /** The piece of a call that takes one. */
  readonly piece: Uint8Array | undefined
  /** The file of a call that takes one; whole, within the call's bound. */
  readonly upload: SentFile | undefined
  /** Present on every call of a person; on external ones only with a valid token. */
  readonly session: Session
  /** Present on every call of a partner's own system, and on no other. */
  readonly partner: Partner
  readonly organization: Brand
  readonly idempotencyKey: string | undefined
  readonly ifMatch: string | undefined
  /** Network address of the caller, for consents and sessions. */
  readonly address: string
  /** What limits count by: the address, or its /64. */
  readonly network: string
  readonly agent: string | undefined
  /** Of a HEAD request no content leaves. */
  readonly isHead: boolean
  readonly cookies: Readonly<Record<string, string>>
  readonly requestId: string
  /** Scheme, host and port the caller reached us by, without a final slash: what links and drawings begin with. */
  readonly origin: string
}

export type Incoming<C extends Call> = Arrival<
  Part<C, 'params'>,
  Part<C, 'query'>,
  Part<C, 'body'>,
  Part<C, 'headers'>,
  C['access'] extends 'external' ? LiveSession | undefined : C['access'] extends 'partner' ? undefined : LiveSession,
  C['access'] extends 'partner' ? PartnerCaller : undefined
>

export type Outgoing<C extends Call> = {
  [S in keyof C['replies'] & number]: {
    readonly status: S
    readonly body: z.input<C['replies'][S]>
    readonly headers?: Readonly<Record<string, string>>
    /** This very object is given again until what it says changes, so that it is written out once and not for each who asks. */
    readonly unchanging?: boolean
  }
}[keyof C['replies'] & number]

export type Handler<C extends Call> = (incoming: Incoming<C>, container: Container) => Promise<Outgoing<C>>

/** One handler per declared call: forgetting one does not compile. */
export type Handlers<Calls extends Readonly<Record<string, Call>>> = { readonly [K in keyof Calls]: Handler<Calls[K]> }

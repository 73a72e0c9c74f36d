/** The form in which every call is declared once: the server validates by it, the client is typed by it, the API docs are made from it. */
import type { ZodType } from 'zod'
import type { Admission } from './access.ts'
import type { CallLimit } from './limits.ts'

interface Declaration {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path with :params, exactly as on the wire. */
  readonly path: string
  readonly summary: string
  readonly params?: ZodType
  readonly query?: ZodType
  readonly body?: ZodType
  /** Headers of a protocol that the call speaks; loose, because every request has others. */
  readonly headers?: ZodType
  /** The body is one file, sent as multipart/form-data; what is beside it goes into the query. */
  readonly upload?: { readonly maxBytes: number }
  /** The body is a piece of a file, sent as application/offset+octet-stream. */
  readonly piece?: { readonly maxBytes: number }
  /** The body is taken byte for byte, because its sender signed it. */
  readonly raw?: { readonly maxBytes: number }
  /** Answers by status; every call may also answer the error body. */
  readonly replies: Readonly<Record<number, ZodType>>
  /** Takes an Idempotency-Key: the same key gives the same answer, or 409 where the answer holds a secret that is not stored. */
  readonly idempotent?: boolean
  /** A limit beside the one that every call has by its access (limits.ts). */
  readonly throttle?: Exclude<CallLimit, 'open' | 'signedIn'>
  /** Where far less than the usual megabyte is enough. */
  readonly mostBodyBytes?: number
}

export type Call = Declaration & Admission

/** Declares a call; keeps the literal types, so that handlers and client are typed by it. */
export const call = <const C extends Call>(declaration: C): C => declaration

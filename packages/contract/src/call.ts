/** The form in which every call is declared once: the server validates by it, the client is typed by it, the API docs are made from it. */
import type { ZodType } from 'zod'
import type { CallLimit } from './limits.ts'

/**
 * Who may make a call.
 * external: anybody, limited per network · signed-in: any live session · operator: a session with a staff role (see roles)
 */
export type Access = 'external' | 'signed-in' | 'operator'

/** An administrator of the platform serves every organization; all others act for the organizations named with their account. */
export const ROLES = ['auditor', 'operator', 'underwriter', 'administrator', 'platform-administrator'] as const
export type Role = (typeof ROLES)[number]

/** The roles among words that a database holds: a word that is no role gives no right. */
export const rolesAmong = (words: readonly string[]): Role[] => ROLES.filter((role) => words.includes(role))

export const isPlatform = (roles: readonly Role[]): boolean => roles.includes('platform-administrator')

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path with :params, exactly as on the wire. */
  readonly path: string
  readonly access: Access
  /** Staff roles that may make an operator call; every staff role where left out. */
  readonly roles?: readonly Role[]
  readonly summary: string
  readonly params?: ZodType
  readonly query?: ZodType
  readonly body?: ZodType
  /** The body is one file, sent as multipart/form-data; what stands beside it goes into the query. */
  readonly upload?: { readonly maxBytes: number }
  /** Answers by status; every call may also answer the error body. */
  readonly replies: Readonly<Record<number, ZodType>>
  /** Takes an Idempotency-Key: the same key gives the same answer. */
  readonly idempotent?: boolean
  /** A limit beside the one that every call has by its access (limits.ts). */
  readonly throttle?: Exclude<CallLimit, 'open' | 'signedIn'>
  /** Where far less than the usual megabyte is enough. */
  readonly mostBodyBytes?: number
}

/** Whether staff of these roles may make an operator call: what an administrator may, an administrator of the platform may. */
export const mayCall = ({ roles }: Pick<Call, 'roles'>, held: readonly Role[]): boolean =>
  held.some((role) => roles === undefined || roles.includes(role) || (isPlatform([role]) && roles.includes('administrator')))

/** Declares a call; keeps the literal types, so that handlers and client are typed by it. */
export const call = <const C extends Call>(declaration: C): C => declaration

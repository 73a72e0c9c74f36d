/** Types by which a client is typed from the declarations alone: `import type`, so that no schema reaches the browser. */
import type { ZodType, z } from 'zod'
import type { Call } from './call.ts'
import type { Contract } from './contract.ts'

type CallsOf<Table> = Table[keyof Table]

/** Every declared call, as a union. */
export type AnyCall = { [Service in keyof Contract]: CallsOf<Contract[Service]> }[keyof Contract]

/** The call at a method and path, to the letter: CallAt<'GET', '/org.json'>. */
export type CallAt<Method extends Call['method'], Path extends string> = Extract<AnyCall, { readonly method: Method; readonly path: Path }>

/** Paths that a method has. */
export type PathsOf<Method extends Call['method']> = Extract<AnyCall, { readonly method: Method }>['path']

type Sent<C, Part extends string> = C extends { readonly [K in Part]: infer Schema extends ZodType } ? z.input<Schema> : undefined

/** What is sent, before the server's own defaults and tidying. */
export type BodyOf<C> = Sent<C, 'body'>
export type QueryOf<C> = Sent<C, 'query'>
export type ParamsOf<C> = Sent<C, 'params'>

/** What a success answers. */
export type ReplyOf<C extends Call> = {
  [S in keyof C['replies']]: C['replies'][S] extends ZodType ? z.output<C['replies'][S]> : never
}[keyof C['replies']]

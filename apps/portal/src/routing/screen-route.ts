/** What a line of the route table says. Pure data and lazy imports, so that it can be printed without React. */
import type { AskId } from '@hearthline/domain'
import type { ComponentType } from 'react'
import type { ScreenAccess } from './access.ts'

export interface ScreenModule {
  readonly default: ComponentType
}

export interface ScreenRoute<Id extends AskId = AskId> {
  /** Full path; `:uuid` is an application, `:type` a kind of income source. */
  readonly path: string
  readonly access: ScreenAccess
  readonly screen: string
  readonly load: () => Promise<ScreenModule>
  /** The asks that are answered here. */
  readonly asks?: readonly Id[]
}

export const BASE = '/account/heloc'

export const open = (path: string, screen: string, load: ScreenRoute['load']): ScreenRoute => ({ path, access: 'open', screen, load })
export const signedIn = (path: string, screen: string, load: ScreenRoute['load']): ScreenRoute => ({
  path,
  access: 'signed-in',
  screen,
  load,
})

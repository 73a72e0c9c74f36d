/** A signer's forms as the console draws them for a test: put away after each. */
import type { StaffInvitationBody } from '@hearthline/contract'
import { REMOVAL_REASONS } from '@hearthline/domain'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach } from 'vitest'
import type { ApplicationFile } from '../application/use-application.ts'
import { clearDrafts } from '../decision/draft.ts'

let root: Root
export let place: HTMLElement

export function drawnAnew(): void {
  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
    clearDrafts()
    place = document.body.appendChild(document.createElement('div'))
    root = createRoot(place)
  })
  afterEach(() => {
    act(() => root.unmount())
    place.remove()
  })
}

/** As whoever opens the page next. */
export function drawAnew(): void {
  act(() => root.unmount())
  root = createRoot(place)
}

export const draw = (node: ReactNode, client = new QueryClient()) =>
  act(() => root.render(<QueryClientProvider client={client}>{node}</QueryClientProvider>))
export const buttons = () => [...place.querySelectorAll('button')].map(({ textContent }) => textContent)
export const press = (words: string) =>
  act(async () => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === words)!.click())
export const labels = () => [...place.querySelectorAll('label')].map(({ textContent }) => textContent)
export const options = () => [...place.querySelectorAll('select')[0]!.querySelectorAll('option')].map(({ value }) => value).filter(Boolean)

export const choose = (value: string) =>
  act(async () => {
    const because = place.querySelector('select')!
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')!.set!.call(because, value)
    because.dispatchEvent(new Event('change', { bubbles: true }))
  })

export const onNotice = () => undefined
export const file = (more: object = {}) =>
  ({
    summary: { uuid: 'a', step: 'CO_DEED_REQ' },
    version: 1,
    documents: [],
    audit: [],
    walk: [],
    takeBack: null,
    ...more,
  }) as unknown as ApplicationFile
export const signer = (more: object) =>
  ({
    party: 'p',
    name: 'Sam Reyes',
    stays: null,
    submitsAgain: [],
    needsSuccessor: false,
    reasons: [...REMOVAL_REASONS],
    removal: null,
    ...more,
  }) as unknown as StaffInvitationBody

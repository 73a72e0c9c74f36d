/** The aggregator's window as a page opens it: its script, which is Plaid's own, is stood in for. */
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Aggregator } from '../bank-aggregation/aggregator.tsx'
import type { AggregatorWindow } from '../bank-aggregation/aggregator-window.ts'

const SCRIPT = 'https://cdn.plaid.com/link/v2/stable/link-initialize.js'

interface Created {
  readonly token: string
  readonly receivedRedirectUri?: string
  onLoad(): void
  onSuccess(token: string, metadata: unknown): void
  onExit(problem: { error_code: string } | null, metadata: { status: string | null }): void
}

const window = globalThis as unknown as { Plaid?: { create(config: Created): unknown } }
let created: Created[] = []
const open = vi.fn()
let leave = () => {}

beforeEach(() => {
  created = []
  open.mockClear()
  window.Plaid = {
    create: (config) => {
      created.push(config)
      return { open, submit: vi.fn(), exit: (_options: unknown, done?: () => void) => done?.(), destroy: vi.fn() }
    },
  }
  // The script is there already, as after an earlier visit of the page.
  document.head.innerHTML = ''
  const script = document.createElement('script')
  script.type = 'text/plain'
  script.setAttribute('src', SCRIPT)
  document.head.append(script)
})
afterEach(() => {
  leave()
  delete window.Plaid
})

async function openWindow(changes: Partial<AggregatorWindow> = {}) {
  const told = { onDone: vi.fn(), onClosed: vi.fn(), onFailed: vi.fn() }
  document.body.innerHTML = '<div id="root"></div>'
  const root = createRoot(document.getElementById('root')!)
  leave = () => root.unmount()
  root.render(<Aggregator token="link-token-1" {...told} {...changes} />)
  await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(1), { timeout: 20_000 })
  return told
}

describe('the aggregator’s window', () => {
  it('opens once with its token, and hands on what was linked', async () => {
    const told = await openWindow()
    expect(created.at(-1)).toMatchObject({ token: 'link-token-1' })
    created.at(-1)!.onSuccess('public-1', { institution: { name: 'Harbor Bank' }, accounts: [{ id: 'a-1' }, { id: 'a-2' }] })
    expect(told.onDone).toHaveBeenCalledWith({ publicToken: 'public-1', accountIds: ['a-1', 'a-2'], institution: 'Harbor Bank' })
  })

  it('says that it was closed, and why where the aggregator says so', async () => {
    const told = await openWindow()
    created.at(-1)!.onExit(null, { status: null })
    created.at(-1)!.onExit({ error_code: 'INSTITUTION_DOWN' }, { status: 'requires_credentials' })
    expect(told.onClosed.mock.calls).toEqual([[undefined], ['INSTITUTION_DOWN']])
  })

  it('goes on where the bank sent the person back', async () => {
    await openWindow({ returnedTo: 'https://heloc.example/plaid-oauth-success?oauth_state_id=1' })
    expect(created.at(-1)).toMatchObject({ receivedRedirectUri: 'https://heloc.example/plaid-oauth-success?oauth_state_id=1' })
  })
})

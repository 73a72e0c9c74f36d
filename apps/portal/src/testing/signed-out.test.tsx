/** The whole route table without a session, drawn without a browser: what is open shows, every other address leads to its login and remembers where to. */
import { createRoot } from 'react-dom/client'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { App } from '../app.tsx'
import { makeQueryClient } from '../query-client.ts'
import { screens } from '../screens.ts'
import { type OrganizationInfo, setOrganization } from '../session/organization.ts'
import { servedOrganization } from './served-organization.ts'

const server = inject('serverUrl')
const UUID = '0b3c2c1e-6a5f-4c55-9d7e-0a1b2c3d4e5f'
/** They end a visit, or lead on by what they find: journeys of their own. */
const LEADS_ELSEWHERE = ['/auth/logout', '/plaid-oauth-success', '/account/heloc/register']
const LOGINS = { 'signed-in': '/auth/login', signer: '/account/heloc/heloc-signer/login' } as const

const addressOf = (path: string) => path.replace(':uuid', UUID).replace(':type', 'plaid')

let organization: OrganizationInfo
let at: { pathname: string; search: string } = { pathname: '', search: '' }
let leave = () => {}

function Where() {
  at = useLocation()
  return null
}

beforeAll(async () => {
  organization = await servedOrganization(server)
  setOrganization(organization)
  // What a screen's own call is refused without a session is that screen's business.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => leave())

describe('without a session', () => {
  it.each(screens.filter(({ path }) => !LEADS_ELSEWHERE.includes(path)))(
    '$path is open, or leads to its login',
    async ({ path, access }) => {
      const address = addressOf(path)
      document.body.innerHTML = '<div id="root"></div>'
      const root = createRoot(document.getElementById('root')!)
      leave = () => root.unmount()
      root.render(
        <MemoryRouter initialEntries={[address]}>
          <Where />
          <App organization={organization} client={makeQueryClient()} />
        </MemoryRouter>,
      )
      const wanted = access === 'open' ? address : LOGINS[access]
      // A later question of the wizard leads to its first: that is the wizard's rule, and open as well.
      const allowed = wanted.includes('/register-v2/') ? /\/register-v2/ : new RegExp(`^${wanted}$`)
      await vi.waitFor(
        () => {
          expect(document.querySelector('h1')?.textContent).toBeTruthy()
          expect(at.pathname).toMatch(allowed)
        },
        { timeout: 20_000, interval: 20 },
      )
      if (access === 'signed-in') expect(new URLSearchParams(at.search).get('redirectUrl')?.split('?')[0]).toBe(address)
    },
  )
})

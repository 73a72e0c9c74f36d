import { FLOW, type Item, machineDestination } from '@hearthline/domain'
import { destinationFor, isWaitingStep } from '@hearthline/domain/routing'
import { describe, expect, it } from 'vitest'
import { matchScreen } from './routing/match-screen.ts'
import { screens } from './screens.ts'

const application = '/account/heloc/0b3c2c1e-6a5f-4c55-9d7e-0a1b2c3d4e5f'
const screenAt = (path: string) => matchScreen(screens, path)?.screen

describe('the route table', () => {
  it('has every path once', () => {
    const paths = screens.map(({ path }) => path)
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
  })
  it("shows the timeout page at review-app's property-data and document-signing", () => {
    for (const page of ['property-data', 'document-signing']) expect(screenAt(`${application}/review-app/${page}`)).toBe('error-timeout')
  })
  it('has five error screens', () => {
    const names = ['decline', 'credit', 'income', 'timeout', 'flood-cert'].map((page) => screenAt(`${application}/error/${page}`))
    expect(names).toEqual(['error-decline', 'error-credit', 'error-income', 'error-timeout', 'error-flood-cert'])
    const loads = names.map((name) => screens.find(({ screen }) => screen === name)?.load)
    expect(new Set(loads).size).toBe(5)
  })
  it('has the page of every question without a step of its own, where its step leads', () => {
    const questions = (FLOW as readonly Item[]).filter(({ steps }) => steps.includes('ADDITIONAL_QUESTION'))
    const missing = questions.filter(({ id }) => {
      const path = destinationFor('ADDITIONAL_QUESTION', { openItem: id })?.path
      return !screens.some((route) => route.path.endsWith(`/${path}`) && (route.asks as readonly string[] | undefined)?.includes(id))
    })
    expect(missing.map(({ id }) => `/question/${id} of apps/portal/src/application-screens.ts`)).toEqual([])
  })
  it('has the screen of every step at which an item of the flow can stand', () => {
    const stands = (FLOW as readonly Item[]).flatMap(({ id, steps }) => steps.map((step) => ({ id, step })))
    const missing = stands.filter(({ id, step }) => {
      const path = destinationFor(step, { openItem: id })?.path ?? machineDestination({}, {}, step)
      return !isWaitingStep(step) && (path === undefined || screenAt(`${application}/${path}`) === undefined)
    })
    expect(missing).toEqual([])
  })
  it('opens the application wherever it stands at its own address, and where the server says no more than to go on', () => {
    expect([screenAt(application), screenAt(`${application}/resume`)]).toEqual(['resume', 'resume'])
  })
  it('never takes "register" for an application', () => {
    expect(screenAt('/account/heloc/register')).toBe('register')
    expect(screenAt('/account/heloc/register/support')).toBe('register-support')
  })
  it("takes the wizard's and the signer's fixed paths before one with a part left open", () => {
    expect(screenAt('/account/heloc/register-v2')).toBe('register-v2')
    expect(screenAt('/account/heloc/coming-soon')).toBe('coming-soon')
  })
})

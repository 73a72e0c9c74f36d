/** An operator's log-in on a server of our own: the demo data's, made by a first start before anything is measured. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Workbench } from '../workbench.ts'
import { expectStatus } from './applicants.ts'
import type { Caller } from './caller.ts'
import { startProduct } from './start-product.ts'

/** As docs/sandbox.md names it. */
const OPERATOR = { email: 'operator@hearthline.example', password: 'Hearthline-demo1!' }
/** Demo applications at instant speed are where they go, the one whose bureau never answers included. */
const SETTLE_MS = 2500

/** Starts once with demo data and stops again, so that folder and database are "existing" ones with log-ins. */
export async function seedStaff(bench: Workbench, settings: Readonly<Record<string, string>>): Promise<void> {
  const product = await startProduct(bench, { ...settings, DEMO_DATA: 'on', SANDBOX_SPEED: 'instant' })
  await sleep(SETTLE_MS)
  await product.stop()
}

/** @returns the session's token */
export async function logInAsOperator(caller: Caller): Promise<string> {
  const answer = await caller.call('POST', '/identity/api/v1/login', { body: OPERATOR })
  const { jwt } = expectStatus(answer, 200, 'login').json<{ jwt: string }>()
  // As a demo account may, in place of a second step.
  const skipped = await caller.call('POST', '/console/api/v1/second-factor/skip', { token: jwt })
  return expectStatus(skipped, 200, 'second step').json<{ jwt: string }>().jwt
}

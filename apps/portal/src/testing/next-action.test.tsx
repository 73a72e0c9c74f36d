/** Where the dashboard's one button leads: as the real server says, for every application that the gallery shows and every other item that can be open. */
import { FLOW, type Item } from '@hearthline/domain'
import { isWaitingStep } from '@hearthline/domain/routing'
import { expect, inject, it, vi } from 'vitest'
import type { Application } from '../application/application-query.ts'
import { EXAMPLE_UUID, type ExampleApplication } from '../gallery/page.ts'
import { galleryPages } from '../gallery/pages.ts'
import { applicationPath } from '../routing/application-path.ts'
import { findDestination } from '../routing/find-destination.ts'
import { matchScreen } from '../routing/match-screen.ts'
import { primaryAction, standingOf } from '../screens/dashboard/where-it-stands.ts'
import { screens } from '../screens.ts'
import { visitUrl } from './served-organization.ts'

const server = inject('serverUrl')
const items = FLOW as readonly Item[]

const shown = galleryPages.flatMap(({ application, more = [] }) => [...(application ? [application] : []), ...more])
const isShown = new Set(shown.map(({ item }) => item))
const standard = items.flatMap(({ id }): ExampleApplication[] => (isShown.has(id) ? [] : [{ item: id }]))
const EXAMPLES = [...new Map([...shown, ...standard].map((example) => [JSON.stringify(example), example])).values()]

/** undefined where the item can not be open without a situation of its own. */
async function applicationOf(example: ExampleApplication): Promise<Application | undefined> {
  const reply = await fetch(`${server}/gallery/bodies`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-org': 'HEARTH' },
    body: JSON.stringify({ ...example, uuid: EXAMPLE_UUID, read: 'application' }),
  })
  return reply.ok ? ((await reply.json()) as Application) : undefined
}

const PROFILE = { uuid: EXAMPLE_UUID, name: {}, dob: {}, hasSsn: true }

/** The screen in the end: the application's own address leads on to the one it stands at. */
async function screenBehind(to: string, application: Application) {
  const first = matchScreen(screens, to)
  if (first?.screen !== 'resume') return first
  const { path } = await findDestination(PROFILE, application, application.step)
  return matchScreen(screens, applicationPath(EXAMPLE_UUID, path))
}

it('the button of the dashboard leads to a screen, whatever is open, and to the one that asks it', async () => {
  visitUrl(`${server}/dashboard`)
  // Of each step that the state machine answers.
  vi.spyOn(console, 'warn').mockReturnValue()
  const pressed = new Set<string>()
  const faults: string[] = []
  for (const example of EXAMPLES) {
    const application = await applicationOf(example)
    if (!application) continue
    const to = primaryAction(standingOf(application, application), application)?.to
    if (to === undefined) continue
    const open = items.find(({ id }) => id === application.openItem)
    const screen = await screenBehind(to, application)
    const isAsked = open?.kind !== 'ask' || application.step === 'IN_PROGRESS' || screen?.asks?.some((id) => id === open.id)
    // While the server is at work, the loader stands in the place of a screen.
    const isThere = screen !== undefined && (screen.screen !== 'dashboard' || isWaitingStep(application.step))
    if (!isThere || !isAsked) faults.push(`${JSON.stringify(example)} at ${application.step}: ${to} is ${screen?.screen}`)
    if (open) pressed.add(open.kind)
  }
  expect(faults).toEqual([])
  expect([...pressed].sort()).toEqual(['ask', 'wait', 'work'])
})

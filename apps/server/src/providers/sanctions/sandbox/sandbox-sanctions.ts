/** The sandbox's sanctions screening: a small list of made-up persons, compared as the real one is. Sanctionshit's name is near an entry. */
import type { ProviderCall } from '../../provider-call.ts'
import { askSandbox, type SandboxAnswer } from '../../sandbox/ask-sandbox.ts'
import { drawReference } from '../../sandbox/draw.ts'
import { personaOf } from '../../sandbox/personas.ts'
import type { SandboxWorld } from '../../sandbox/world.ts'
import type { Sanctions, SanctionsAnswer, SanctionsRequest } from '../port.ts'
import type { ListedPerson } from '../sanctions-list.ts'
import { screenedIn, screenPeople } from '../screen-people.ts'

const PROVIDER = 'Palisade Screening (sandbox)'

const PUBLISHED_ON = '2026-11-20'

const LIST: readonly ListedPerson[] = [
  {
    entry: '90001',
    name: 'Dragomir Example VOLKOVANOV',
    otherNames: ['Drago VOLKOVANOV'],
    birthDates: ['3 Mar 1961'],
    programs: ['EXAMPLE-EO99999'],
    remarks: 'A made-up person of the sandbox.',
  },
  { entry: '90002', name: 'Ximena Example TORREBLANCAS', otherNames: [], birthDates: ['circa 1970'], programs: ['EXAMPLE-SDNTK'] },
  { entry: '90004', name: 'Example VOLKOVANOV Holdings', otherNames: [], birthDates: [], programs: ['EXAMPLE-EO99999'], isEntity: true },
]

/** Their listed name has a letter more than their own, and a birth date of which only the year is sure. */
const nearTo = ({ applicantName: { firstName }, bornOn }: SanctionsRequest): ListedPerson => ({
  entry: '90003',
  name: `${firstName} SANCTIONSHITT`,
  otherNames: [],
  birthDates: [`circa ${Number(bornOn.slice(0, 4)) + 1}`],
  programs: ['EXAMPLE-EO99999'],
  remarks: 'A made-up person of the sandbox; nationality elsewhere.',
})

function screen(request: SanctionsRequest, call: ProviderCall): SandboxAnswer<SanctionsAnswer> {
  const { applicantName } = request
  const isNear = personaOf(applicantName.lastName)?.lastName === 'Sanctionshit'
  const list = { publishedOn: PUBLISHED_ON, people: isNear ? [...LIST, nearTo(request)] : LIST }
  const data = screenPeople(list, screenedIn(request))
  const reference = drawReference('sanctions', call.idempotencyKey)
  return { data, reference, response: { reference, ...data } }
}

export const sandboxSanctions = (world: SandboxWorld): Sanctions => ({
  screen: (request, call) => {
    const { applicantName: name, bornOn, others, payees } = request
    const question = {
      provider: PROVIDER,
      capability: 'sanctions.screen',
      name,
      request: { applicantName: name, bornInYear: bornOn.slice(0, 4), others, ...(payees.length > 0 && { payees }) },
    }
    return askSandbox(world, question, call, () => screen(request, call))
  },
})

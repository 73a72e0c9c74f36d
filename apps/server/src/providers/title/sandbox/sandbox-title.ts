/**
 * The sandbox's title company: the land records' owners and liens; its full search finds Titlelien's judgment as well. Ordered again because a deed was
 * recorded, it finds that the applicant holds title alone; because a judgment was released, it finds none.
 */
import { lenderDay } from '@hearthline/domain'
import type { TitleReport } from '@hearthline/domain/facts/title-report'
import type { ProviderCall } from '../../provider-call.ts'
import type { SandboxAnswer } from '../../sandbox/ask-sandbox.ts'
import { askSandbox } from '../../sandbox/ask-sandbox.ts'
import { drawReference } from '../../sandbox/draw.ts'
import { applicantAlone, ownersOfRecord, recordedLiensOf } from '../../sandbox/land-record.ts'
import { personaOf } from '../../sandbox/personas.ts'
import { sandboxDay } from '../../sandbox/sandbox-day.ts'
import type { SandboxWorld } from '../../sandbox/world.ts'
import type { Title, TitleRequest } from '../port.ts'

const PROVIDER = 'Prairie Title (sandbox)'

/** Above the 5,000 from which judgments are paid off [underwriting/limits]. */
const JUDGMENT = { creditor: 'Hollis Roofing and Repair', amountCents: 840_000, filedOn: '2024-09-16' } as const

/** Who holds title, in the words of a deed. */
function vestingOf(owners: TitleReport['owners']): string {
  const names = owners.map((owner) => owner.name).join(' and ')
  if (owners.some((owner) => owner.kind === 'TRUST')) return `The trustee of the ${names}`
  return owners.length > 1 ? `${names}, as joint tenants` : `${names}, in fee simple`
}

/** A lot of a recorded plat, as most homes are described; drawn from the parcel, so that the same home has the same words. */
function legalDescriptionOf({ parcelNumber, county }: TitleRequest['property']): string {
  const digits = parcelNumber.replace(/\D/g, '')
  const [lot, block, page] = [digits.slice(-2), digits.slice(0, 1), digits.slice(-3)].map((part) => Number(part) || 1)
  return `Lot ${lot}, Block ${block}, Cedar Grove Addition, as shown on the plat recorded in Plat Book ${block}, Page ${page}, records of ${county}`
}

function search(world: SandboxWorld, status: TitleReport['status'], request: TitleRequest, call: ProviderCall): SandboxAnswer<TitleReport> {
  const { applicantName: name, property, orderedAgain = [] } = request
  const reference = drawReference('title', call.idempotencyKey, status)
  const isTheirsAlone = orderedAgain.some((because) => because === 'DEED_RECORDED' || because === 'OWNER_DIED')
  const owners = isTheirsAlone ? [applicantAlone(name)] : ownersOfRecord(name)
  const hasJudgment = personaOf(name.lastName)?.lastName === 'Titlelien' && !orderedAgain.includes('RELEASE_RECORDED')
  const withJudgment = status === 'FINAL_TITLE_COMPLETE' && hasJudgment
  const isUndescribed = personaOf(name.lastName)?.lastName === 'Undescribed'
  const data: TitleReport = {
    reference,
    status,
    vesting: vestingOf(owners),
    ...(status === 'FINAL_TITLE_COMPLETE' && !isUndescribed && { legalDescription: legalDescriptionOf(property) }),
    owners,
    openLiens: recordedLiensOf(name, property.address.state, sandboxDay(world, call.now)),
    judgments: withJudgment ? [{ ...JUDGMENT }] : [],
    searchedOn: lenderDay(call.now),
  }
  const response = { reference, status, openLiens: data.openLiens.length, judgments: data.judgments.length }
  return { data, reference, response }
}

export function sandboxTitle(world: SandboxWorld): Title {
  const ask = (status: TitleReport['status'], { property, applicantName, orderedAgain }: TitleRequest, call: ProviderCall) => {
    const question = {
      provider: PROVIDER,
      capability: `title.${status}`,
      name: applicantName,
      address: property.address,
      request: {
        status,
        property: property.uuid,
        parcelNumber: property.parcelNumber,
        address: property.address,
        applicantName,
        ...(orderedAgain && { orderedAgain }),
      },
    }
    return askSandbox(world, question, call, () =>
      search(world, status, { property, applicantName, ...(orderedAgain && { orderedAgain }) }, call),
    )
  }
  return {
    searchPrequal: (request, call) => ask('PREQUAL_TITLE_COMPLETE', request, call),
    searchFinal: (request, call) => ask('FINAL_TITLE_COMPLETE', request, call),
  }
}

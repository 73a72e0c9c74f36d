/** rescission-notice: delivered on the screen as it is made; the days run from there (12 CFR 1026.15(a)(3)). */
import {
  chosenProperty,
  localDateIn,
  propertyAddress,
  rescissionEnd,
  securityInstrumentOf,
  titleCaseAddress,
  zoneOfState,
} from '@hearthline/domain'
import { noticeParties } from '../../engine/notice-parties.ts'
import type { WorkContext } from '../work-context.ts'

export async function notifyRightToCancel({ known, application, services, keepDocument, now }: WorkContext) {
  const { state } = known(propertyAddress)!
  const today = localDateIn(now, zoneOfState(state))
  const document = await keepDocument({
    kind: 'RESCISSION_NOTICE',
    data: {
      parties: noticeParties(services.brandOf(application.organizationCode), { walk: { known } }),
      loanNumber: application.loanNumber,
      madeAt: now,
      home: titleCaseAddress(chosenProperty(known)!.address),
      instrument: securityInstrumentOf(state),
      openedOn: today,
      endsOn: rescissionEnd({ opened: today, noticeDelivered: today, disclosuresDelivered: today }),
    },
  })
  return { ...document, deliveredAt: now }
}

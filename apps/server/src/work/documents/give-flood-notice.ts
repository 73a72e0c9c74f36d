/** flood-notice: the zone, the duty to insure and where insurance is had, for the borrower's list of documents. */
import { chosenProperty, floodDetermination, titleCaseAddress } from '@hearthline/domain'
import { noticeParties } from '../../engine/notice-parties.ts'
import type { WorkContext } from '../work-context.ts'

export async function giveFloodNotice({ known, application, services, keepDocument, now }: WorkContext) {
  return await keepDocument({
    kind: 'FLOOD_NOTICE',
    data: {
      parties: noticeParties(services.brandOf(application.organizationCode), { walk: { known } }),
      home: titleCaseAddress(chosenProperty(known)!.address),
      determination: known(floodDetermination)!,
      madeAt: now,
    },
  })
}

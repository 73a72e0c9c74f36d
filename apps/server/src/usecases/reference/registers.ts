/** The small registers behind the outer calls: offer codes, referrals, originators, affiliates, banners. One entry per settings name. */
import { affiliatePrepopulation, banner, offerCode, originatorDisplayInfo, referral, weekdayHours } from '@hearthline/contract'
import { z } from 'zod'
import type { Session } from '../../store/db.ts'
import { readSetting, writeSetting } from '../../store/repositories/settings.ts'

const registers = {
  /** Key: ORG:CODE in capitals. */
  'offer-code': offerCode,
  /** Key: uuid of the referral, lower case. */
  referral: z.object({ organizationCode: z.string(), referral }),
  /** Key: uuid of the originator, lower case. */
  'loan-originator': z.object({
    organizationCode: z.string(),
    originatorDisplayInfo,
    enforceLicensedStatesForReferral: z.boolean(),
    licensedStates: z.array(z.string()),
    /** Who comes by this officer is an inquiry of theirs, `isInquiry` [registration/may-start]: they call before anything else is begun. */
    opensInquiries: z.boolean().optional(),
  }),
  /** Key: ORG:cookie value. */
  'affiliate-prepopulation': affiliatePrepopulation,
  /** Key: production or test. */
  banners: z.array(banner),
  /** Key: ORG:DEPARTMENT. */
  hours: z.array(weekdayHours).length(7),
}
export type Register = keyof typeof registers
export type Entry<R extends Register> = z.output<(typeof registers)[R]>

/** The entry, or undefined when there is none or what is stored does not fit its form. */
export async function readEntry<R extends Register>(store: Session, register: R, key: string): Promise<Entry<R> | undefined> {
  const read = registers[register].safeParse(await readSetting(store, `${register}:${key}`))
  return read.success ? (read.data as Entry<R>) : undefined
}

/** Sets an entry: what the console, partners and the demo data write by. */
export const saveEntry = <R extends Register>(store: Session, register: R, key: string, entry: Entry<R>): Promise<void> =>
  writeSetting(store, `${register}:${key}`, registers[register].parse(entry))

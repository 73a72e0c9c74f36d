/** For whom someone acts at the console, as is above the list and in their account. */
import type { CallAt, ReplyOf } from '@hearthline/contract'

type Me = ReplyOf<CallAt<'GET', '/console/api/v1/me'>>

export function formatStaffOrganizations({ platform, organizations }: Pick<Me, 'platform' | 'organizations'>): string {
  if (platform) return 'Platform staff: all organizations'
  if (organizations.length === 0) return 'No organization is assigned to you. Ask an administrator.'
  return organizations.map(({ code, name }) => `${name} (${code})`).join(', ')
}

/** Whether someone acts for an organization: the address that they opened may be another's. */
export const actsFor = ({ platform, organizations }: Pick<Me, 'platform' | 'organizations'>, organization: string): boolean =>
  platform || organizations.some(({ code }) => code === organization)

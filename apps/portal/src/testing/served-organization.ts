/** The organization as the server puts it into a page, with the document's address set there: what is rendered in its place calls the same server. */
import { type OrganizationInfo, organizationOf } from '../session/organization.ts'

/** The state of the document, as far as its scripts know. */
export const visitUrl = (url: string): void => (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(url)

/** @throws when the page carries none */
export async function servedOrganization(server: string): Promise<OrganizationInfo> {
  visitUrl(`${server}/gallery`)
  const page = await (await window.fetch(`${server}/gallery?org=HEARTH`)).text()
  const [, inlined = ''] = /id="organization"[^>]*>([^<]*)</.exec(page) ?? []
  return organizationOf({ getElementById: () => ({ textContent: inlined }) as HTMLElement })
}

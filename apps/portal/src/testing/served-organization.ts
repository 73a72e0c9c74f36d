/** The organization as the server puts it into a page, with the document's address set there: what is rendered in its place calls the same server. */
import { type OrganisationInfo, organisationOf } from '../session/organisation.ts'

/** Where the document stands, as far as its scripts can tell. */
export const standAt = (url: string): void => (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(url)

/** @throws when the page carries none */
export async function servedOrganization(server: string): Promise<OrganisationInfo> {
  standAt(`${server}/gallery`)
  const page = await (await window.fetch(`${server}/gallery?org=HEARTH`)).text()
  const [, inlined = ''] = /id="organisation"[^>]*>([^<]*)</.exec(page) ?? []
  return organisationOf({ getElementById: () => ({ textContent: inlined }) as HTMLElement })
}

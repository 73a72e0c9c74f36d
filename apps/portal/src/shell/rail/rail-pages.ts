/** Which pages have what beside them. Pure, and small: it ships with the first screen. */

/** One question a screen: the wizard, the login and the pages that end a visit carry nothing beside them. */
const MINIMAL_PAGES =
  /^\/(auth\/|plaid-oauth-success|account\/heloc\/(register|waitlist|not-accepting-apps|coming-soon|maintenance|heloc-signer\/login)(?![a-z]))/

export const isMinimalPage = (pathname: string): boolean => MINIMAL_PAGES.test(pathname)

/** A signed-in person has the navigation beside every page that is not a question of the wizard. */
export const hasRail = (pathname: string, signedIn: boolean): boolean => signedIn && !isMinimalPage(pathname)

/** Draws the first register step for the build, with placeholders where the organization's own words will be. */
import type { OrganizationInfo } from '@hearthline/brands'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { App } from './app.tsx'
import { firstScreens } from './first-screens.ts'
import { preloadScreen } from './page/screen-loading.tsx'
import { makeQueryClient } from './query-client.ts'
import { matchScreen } from './routing/match-screen.ts'
import { setOrganization } from './session/organization.ts'

type Authentication = OrganizationInfo['orgMetaData']['companyInfo']['authentication']

/**
 * Every value the first step draws; the server replaces each, escaped for HTML. What is not here must not be drawn before hydration. How
 * people sign in decides how many steps the wizard has, so the page is drawn for each way.
 */
const placeholdersFor = (authentication: Authentication): OrganizationInfo =>
  ({
    baseUrl: '%%BASE_URL%%',
    canonicalOrgCode: '%%ORG_CODE%%',
    orgBrand: '%%ORG_NAME%%',
    orgCode: '%%ORG_CODE%%',
    orgMetaData: {
      companyInfo: {
        name: '%%ORG_NAME%%',
        legalName: '%%ORG_LEGAL_NAME%%',
        supportPhone: '%%SUPPORT_PHONE%%',
        tagline: '%%TAGLINE%%',
        wholesale: false,
        requiresLoanOfficer: false,
        authentication,
        licensedStates: [],
        newYorkHost: null,
      },
      products: {},
    },
    orgPricingData: [],
    pricing: {},
    flags: {},
    theme: {
      logoUrl: '%%LOGO_URL%%',
      logoDarkUrl: '%%LOGO_DARK_URL%%',
      markUrl: '%%MARK_URL%%',
      markDarkUrl: '%%MARK_DARK_URL%%',
      variant: 'v2024',
    },
  }) as unknown as OrganizationInfo

export async function renderFirstStep(address: string, authentication: Authentication): Promise<string> {
  const placeholders = placeholdersFor(authentication)
  setOrganization(placeholders)
  const screen = matchScreen(firstScreens, address)
  if (!screen) throw new Error(`There is no screen at ${address}`)
  await preloadScreen(screen.load)
  const drawn = renderToString(
    <StaticRouter location={address}>
      <App organization={placeholders} client={makeQueryClient()} />
    </StaticRouter>,
  )
  // The content policy forbids style attributes in markup, but not what a script sets: main.tsx gives them back.
  return drawn.replaceAll(' style="', ' data-style="')
}

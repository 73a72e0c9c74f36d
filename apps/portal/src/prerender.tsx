/** Draws the first register step for the build, with placeholders where the organisation's own words will be. */
import type { OrganisationInfo } from '@hearthline/brands'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { App } from './app.tsx'
import { matchScreen } from './frame/match-screen.ts'
import { preloadScreen } from './frame/screen-loading.tsx'
import { outerScreens } from './outer-screens.ts'
import { makeQueryClient } from './query-client.ts'
import { setOrganisation } from './session/organisation.ts'

/** Every value the first step draws; the server replaces each, escaped for HTML. What is not here must not be drawn before hydration. */
const placeholders = {
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
      authentication: 'password',
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
} as unknown as OrganisationInfo

export async function renderFirstStep(address: string): Promise<string> {
  setOrganisation(placeholders)
  const screen = matchScreen(outerScreens, address)
  if (!screen) throw new Error(`There is no screen at ${address}`)
  await preloadScreen(screen.load)
  const drawn = renderToString(
    <StaticRouter location={address}>
      <App organisation={placeholders} client={makeQueryClient()} />
    </StaticRouter>,
  )
  // The content policy forbids style attributes in markup, but not what a script sets: main.tsx gives them back.
  return drawn.replaceAll(' style="', ' data-style="')
}

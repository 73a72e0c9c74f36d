/** Which pages of the gallery the brand desk previews. Data alone. */
import type { ReplyOf } from '@hearthline/contract'
import type { CallName, GalleryPage } from './page.ts'
import { galleryPages } from './pages.ts'

const PAGES: Readonly<Record<string, readonly [screen: string, state: string]>> = {
  offer: ['product-select', 'offered'],
  dashboard: ['dashboard', 'your-turn'],
  decline: ['error-decline', 'debts'],
}

/** What the server says of a lender to anyone, as the draft has it. */
export interface DraftAnswers {
  readonly flags: ReplyOf<CallName['GET /service-flags/external/api/v1/flags']>['flags']
  readonly licenses: ReplyOf<CallName['GET /service-application/external/api/v1/heloc/state-licenses']>
}

/** @param isRedesign which of the two wizards the organization begins with */
export function pageOfPreview(name: string, isRedesign: boolean, { flags, licenses }: DraftAnswers): GalleryPage | undefined {
  const first = isRedesign ? (['register-v2', 'asked'] as const) : (['register', 'property-info'] as const)
  const [screen, state] = name === 'first' ? first : (PAGES[name] ?? [])
  const page = galleryPages.find((one) => one.screen === screen && one.state === state)
  return (
    page && {
      ...page,
      answers: {
        ...page.answers,
        'GET /service-flags/external/api/v1/flags': { body: { flags } },
        'GET /service-flags/secure/api/v1/flags': { body: { flags } },
        'GET /service-application/external/api/v1/heloc/state-licenses': { body: licenses },
      },
    }
  )
}

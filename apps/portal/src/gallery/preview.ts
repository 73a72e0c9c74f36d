/** The frame of the console's brand desk: a real screen with example data, in the values of a draft. It is looked at, and nothing in it is pressed. */
import type { OrganizationInfo } from '../session/organization.ts'
import { isRedesignOn } from '../visitor/flags.ts'
import { isIdle } from './answer-calls.ts'
import { applyTheme } from './apply-theme.ts'
import { drawPage } from './main.tsx'
import { until } from './play.ts'
import { type DraftAnswers, pageOfPreview } from './preview-pages.ts'

/** What the brand desk sends while someone types. */
interface Look {
  readonly css?: unknown
  readonly theme?: unknown
}

export async function showPreview(organization: OrganizationInfo, root: HTMLElement): Promise<void> {
  const query = new URLSearchParams(window.location.search)
  applyTheme(query)
  takeLooks()
  root.replaceChildren()
  root.inert = true
  // Whatever does not fit is reached by the arrow keys.
  document.body.tabIndex = 0
  const answers = JSON.parse(document.getElementById('preview')?.textContent ?? '{}') as DraftAnswers
  const page = pageOfPreview(query.get('page') ?? '', isRedesignOn(organization), answers)
  const given = new URLSearchParams([...query].filter(([name]) => name === 'ticket' || name === 'version'))
  if (page) {
    await drawPage(page, organization, root, `/console/brand-preview/bodies?${given}`)
    await drawnWhole().catch(() => undefined)
  }
  window.parent.postMessage({ brandPreview: 'ready' }, window.location.origin)
}

/** Behind the brand's own style, so that it wins; a style of this kind needs no exception from the page's policy. */
function takeLooks(): void {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<{ brandPreview?: Look } | undefined>) => {
    if (origin !== window.location.origin || source !== window.parent || typeof data?.brandPreview !== 'object') return
    const { css, theme } = data.brandPreview
    if (typeof css === 'string') sheet.replaceSync(css)
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  })
}

/** A frame that is not in sight loads some pictures late: they are not waited for. */
async function drawnWhole(): Promise<void> {
  await until('a footer', () => document.querySelector('footer'))
  await until('every answer', () => isIdle())
}

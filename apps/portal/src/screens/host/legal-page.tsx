import type { ReactNode } from 'react'
import { Screen } from '../../frame/screen.tsx'
import { LegalContents } from './legal-contents.tsx'

/** Moves together with CONSENT_VERSION of the server: who agreed to a version agreed to these words. */
const LAST_CHANGED = 'November 2026'

export interface LegalPart {
  /** Part of the address, for a link to it. */
  readonly id: string
  readonly title: string
  readonly words: ReactNode
}

export interface LegalPageProps {
  title: string
  why: ReactNode
  parts: readonly LegalPart[]
}

/** A page to be read: what it is, what is in it, and each part under a heading that can be linked to. */
export function LegalPage({ title, why, parts }: LegalPageProps) {
  return (
    <Screen title={title} heading={title} why={why} width="content">
      <p className="portal-fine mt-3">Last changed in {LAST_CHANGED}</p>
      <div className="mt-8 grid gap-8 lg:grid-cols-[16rem_1fr] lg:gap-16">
        <LegalContents parts={parts} />
        <div className="portal-prose mt-0 min-w-0">
          {parts.map(({ id, title: heading, words }) => (
            <section key={id} aria-labelledby={id} className="grid gap-3">
              <h2 id={id} tabIndex={-1} className="scroll-mt-6">
                {heading}
              </h2>
              {words}
            </section>
          ))}
        </div>
      </div>
    </Screen>
  )
}

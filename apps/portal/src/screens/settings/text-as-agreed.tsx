import { LegalBlocks, LegalWords } from '@hearthline/ui/legal-blocks'
import { formatVersion } from '../../legal/format-version.ts'
import type { LegalTextBody } from '../../legal/legal-text-body.ts'

/** A text as it was when it was agreed to. */
export function TextAsAgreed({ text }: { text: Pick<LegalTextBody, 'version' | 'effectiveOn' | 'summary' | 'parts'> }) {
  const { summary, parts } = text
  return (
    <div className="portal-prose mt-0 min-w-0">
      <p className="portal-fine">{formatVersion(text)}</p>
      <p>
        <LegalWords words={summary} />
      </p>
      {parts.map(({ id, title, blocks }) => (
        <section key={id} className="grid gap-3">
          <h3>{title}</h3>
          <LegalBlocks blocks={blocks} />
        </section>
      ))}
    </div>
  )
}

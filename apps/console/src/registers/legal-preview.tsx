import { LegalTextError, legalDocument } from '@hearthline/brands/legal-document'
import { LegalBlocks, LegalWords } from '@hearthline/ui/legal-blocks'
import { currentOrganization } from '../session/organization.ts'
import { fillFacts } from './fill-facts.ts'

interface LegalPreviewProps {
  readonly title: string
  readonly content: string
}

/** A legal text as its page draws it, with the lender's facts filled in; or why it cannot be drawn yet. */
export default function LegalPreview({ title, content }: LegalPreviewProps) {
  const read = readText(fillFacts(content, currentOrganization().orgMetaData.companyInfo))
  return (
    <figure className="register-preview register-legal">
      <figcaption>As it is shown</figcaption>
      {typeof read === 'string' ? (
        <p className="muted">It can’t be shown yet: {read}.</p>
      ) : (
        <>
          {title.trim() !== '' && <p className="register-legal-title">{title}</p>}
          <p data-words-from="legal-text">
            <LegalWords words={read.summary} />
          </p>
          {read.parts.map((part) => (
            <section key={part.id}>
              <h4>{part.title}</h4>
              <LegalBlocks blocks={part.blocks} />
            </section>
          ))}
        </>
      )}
    </figure>
  )
}

function readText(content: string): ReturnType<typeof legalDocument> | string {
  try {
    return legalDocument(content)
  } catch (problem) {
    if (problem instanceof LegalTextError) return problem.message
    throw problem
  }
}

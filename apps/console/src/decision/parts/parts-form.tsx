import { draftKeyOf } from '../../application/decidable.ts'
import type { ApplicationFile, OpenItem } from '../../application/use-application.ts'
import { standingAndEarlier } from '../decided-before.ts'
import { clearDraft } from '../draft.ts'
import { DecidedBy, EarlierDecisions } from '../earlier-decisions.tsx'
import { ReviewForm } from '../review-form.tsx'
import type { Notice } from '../use-settle.ts'
import { PartEvidence } from './part-evidence.tsx'
import { PartList } from './part-list.tsx'
import { checkParts, partDraftKey, useSelectedPart } from './selected-part.ts'

interface PartsFormProps {
  readonly file: ApplicationFile
  readonly item: OpenItem
  readonly mayDecide: boolean
  readonly onNotice: (notice: Notice) => void
}

/** Several things are open at once: each is looked at and decided by itself, with its own reason. */
export function PartsForm({ file, item, mayDecide, onNotice }: PartsFormProps) {
  const { uuid } = file.summary
  const { part, select } = useSelectedPart(file)
  if (!part) return null
  const draftKey = partDraftKey(uuid, item, part)
  const { standing } = standingAndEarlier(file.audit, item.id, part)
  const settled = (notice: Notice) => {
    // What is next comes to the front by itself.
    clearDraft(draftKeyOf(uuid, item))
    onNotice(notice)
  }
  return (
    <>
      <PartList parts={checkParts(item.parts)} selected={part} onSelect={select} />
      <PartEvidence key={part.part} file={file} part={part.part} />
      {part.outcome !== null && (
        <p className="part-decided">
          <strong>{part.outcome === 'ACCEPTED' ? 'Accepted' : 'Refused'}.</strong> <q>{part.reason}</q>{' '}
          {standing && <DecidedBy decision={standing} />}
        </p>
      )}
      <EarlierDecisions file={file} item={item} part={part} />
      {mayDecide && <ReviewForm key={draftKey} {...{ file, item, draftKey, part }} onNotice={settled} />}
    </>
  )
}

import { isSame } from '@hearthline/brands/desk'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { useEffect, useRef, useState } from 'react'
import { describeProblem } from '../api/request.ts'
import { formatFullMoment } from '../words/format-moment.ts'
import { faultWords } from './brand-faults.ts'
import { BrandForm } from './brand-form.tsx'
import { BrandPreview } from './brand-preview.tsx'
import { Asked, AskToPublish } from './brand-publication.tsx'
import { type Content, withValue } from './brand-values.ts'
import { BrandVersions } from './brand-versions.tsx'
import { type Desk, useBrandAct, useBrandDraft } from './use-brand-desk.ts'

/** The brand of one organization: its values, what changes, and every version. */
export function BrandDesk({ desk }: { readonly desk: Desk }) {
  const draft = useBrandDraft(desk)
  const act = useBrandAct(desk.code)
  const stored = desk.draft
  const [changing, setChanging] = useState<number>()
  const place = useToldFocus(desk, act, changing)
  const isAsked = stored !== null && stored.asked !== null && draft.isSaved && changing !== stored.revision
  const form = {
    content: draft.typed.content,
    inForce: desk.content as Content,
    faults: stored?.faults ?? [],
    set: (path: string, value: unknown) => draft.set(({ content }) => ({ content: withValue(content, path, value) })),
  }
  return (
    <div className="brand-desk" ref={place}>
      <h3>{desk.name}</h3>
      <SavedLine draft={draft} stored={stored} inForce={desk.inForce} />
      {draft.isOvertaken && (
        <Alert
          kind="warning"
          title="Someone else changed this draft"
          action={
            <span className="decision-buttons">
              <Button size="small" onClick={draft.putOnTheirs}>
                Put what I typed on theirs
              </Button>
              <Button size="small" variant="quiet" onClick={draft.dropTyped}>
                Drop what I typed
              </Button>
            </span>
          }
        >
          {stored ? `${stored.by} saved it on ${formatFullMoment(stored.savedAt)}. ` : 'The draft was published or discarded. '}
          What you typed is still here and is not saved yet.
        </Alert>
      )}
      {stored && stored.basedOn !== desk.inForce && draft.isSaved && (
        <Alert
          kind="warning"
          title={`Version ${desk.inForce} came into force since this draft was begun`}
          action={
            <Button
              size="small"
              loading={act.isPending}
              loadingLabel="Moving"
              onClick={() =>
                act.mutate({ body: { act: 'rebase', revision: stored.revision }, done: 'The draft begins from the version in force now.' })
              }
            >
              Put the changes on version {desk.inForce}
            </Button>
          }
        >
          The draft began from version {stored.basedOn}. What was changed in it stays; the rest is as in version {desk.inForce}.
        </Alert>
      )}
      {stored?.refused && (
        <div className="brand-refused" tabIndex={-1}>
          <Alert kind="warning" title={`Refused by ${stored.refused.by}, ${formatFullMoment(stored.refused.at)}`}>
            {stored.refused.because}
          </Alert>
        </div>
      )}
      {desk.folderDiffers !== null && (
        <Alert kind="info" title="The folder says something else">
          Version {desk.folderDiffers} is what the lender’s folder says now. To follow the folder again, begin a draft from it, below, and
          have another person publish it: from then on a change of the folder comes into force at once.
        </Alert>
      )}
      {isAsked ? (
        <>
          <Asked desk={desk} act={act} onChange={() => setChanging(stored.revision)} />
          <BrandPreview desk={desk} typed={draft.typed.content} />
        </>
      ) : (
        <>
          <div className="brand-work">
            <BrandForm form={form} disabled={draft.isOvertaken} />
            <BrandPreview desk={desk} typed={draft.typed.content} />
          </div>
          <AskToPublish {...{ desk, draft, act }} />
          {act.error && <p role="alert">{faultWords(describeProblem(act.error))}</p>}
        </>
      )}
      <BrandVersions desk={desk} act={act} mayBegin={stored === null && draft.isSaved} />
    </div>
  )
}

/** Of an act what tells of it; of any other the line that says what is in force or who saved the draft. */
const TOLD: Partial<Record<string, string>> = { ask: '#brand-asked-title', refuse: '.brand-refused', change: '.brand-section h4' }

/** What is done takes its own button away: the focus goes on to what tells of it, unless someone went elsewhere since. */
function useToldFocus({ inForce, draft }: Desk, { data, variables }: ReturnType<typeof useBrandAct>, changing: number | undefined) {
  const place = useRef<HTMLDivElement>(null)
  const lead = (what: string) => {
    if (document.activeElement === document.body) place.current?.querySelector<HTMLElement>(TOLD[what] ?? '.brand-saved')?.focus()
  }
  // The answer may be here a moment before the page is drawn by it.
  const isDrawn = data !== undefined && data.inForce === inForce && isSame(data.draft, draft)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each act that succeeded
  useEffect(() => {
    if (isDrawn && variables) lead(variables.body.act)
  }, [data, isDrawn])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each draft that is opened again
  useEffect(() => {
    if (changing !== undefined) lead('change')
  }, [changing])
  return place
}

function SavedLine(props: { draft: ReturnType<typeof useBrandDraft>; stored: Desk['draft']; inForce: number | null }) {
  const { draft, stored, inForce } = props
  const { isSaved, isSaving, isOvertaken, error } = draft
  if (error)
    return (
      <Alert
        kind="error"
        title="This is not saved yet"
        action={
          <Button size="small" variant="secondary" onClick={draft.saveNow}>
            Save again
          </Button>
        }
      >
        {describeProblem(error)} What you typed is still here.
      </Alert>
    )
  const words = isOvertaken
    ? 'Not saved yet.'
    : isSaving || !isSaved
      ? 'Saving the draft…'
      : stored
        ? `Draft saved by ${stored.by}, ${formatFullMoment(stored.savedAt)}.`
        : `This is ${inForce === null ? 'what is in force' : `version ${inForce}, which is in force`}. What you change becomes a draft.`
  return (
    <p className="muted brand-saved" role="status" tabIndex={-1}>
      {words}
    </p>
  )
}

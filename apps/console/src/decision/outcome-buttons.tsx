import { Button } from '@hearthline/ui/button'
import { Kbd } from '@hearthline/ui/kbd'
import { useShortcut } from '../frame/use-shortcut.ts'
import { changeDraft, type Outcome, useDraft } from './draft.ts'
import { chosenOutcome, offeredOutcomes } from './offered-outcomes.ts'
import type { Part } from './parts/selected-part.ts'
import { focusReason } from './reason-field.tsx'

/** Of the button, which has the cursor again when its form is closed. */
export const outcomeButtonId = (outcome: Outcome): string => `decide-${outcome.toLowerCase()}`

/** Chooses what is going to be recorded; the form below asks why. */
export function OutcomeButtons({ draftKey, part }: { draftKey: string; part?: Part | undefined }) {
  const draft = useDraft(draftKey)
  const outcome = chosenOutcome(part, draft.outcome)
  const offered = offeredOutcomes(part)
  const choose = (next: Outcome) => {
    if (!offered.includes(next)) return
    changeDraft(draftKey, { outcome: next })
    focusReason()
  }
  useShortcut('a', () => choose('ACCEPTED'))
  useShortcut('r', () => choose('REFUSED'))
  if (offered.length === 0) return null
  return (
    <fieldset className="outcomes">
      <legend className="ui-visually-hidden">Decision</legend>
      {offered.includes('REFUSED') && (
        <Button
          id={outcomeButtonId('REFUSED')}
          size="small"
          variant="secondary"
          aria-pressed={outcome === 'REFUSED'}
          aria-keyshortcuts="r"
          onClick={() => choose('REFUSED')}
        >
          Refuse <Kbd>r</Kbd>
        </Button>
      )}
      {offered.includes('ACCEPTED') && (
        <Button
          id={outcomeButtonId('ACCEPTED')}
          size="small"
          // Of a change of mind nothing is suggested.
          variant={outcome === 'REFUSED' || offered.length === 1 ? 'secondary' : 'primary'}
          aria-pressed={outcome === 'ACCEPTED'}
          aria-keyshortcuts="a"
          onClick={() => choose('ACCEPTED')}
        >
          Accept <Kbd>a</Kbd>
        </Button>
      )}
    </fieldset>
  )
}

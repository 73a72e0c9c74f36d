import { Button } from '@hearthline/ui/button'
import { Kbd } from '@hearthline/ui/kbd'
import { useShortcut } from '../frame/use-shortcut.ts'
import { changeDraft, type Outcome, useDraft } from './draft.ts'
import { focusReason } from './reason-field.tsx'

/** Chooses what is going to be recorded; the form below asks why. */
export function OutcomeButtons({ draftKey }: { draftKey: string }) {
  const { outcome } = useDraft(draftKey)
  const choose = (next: Outcome) => {
    changeDraft(draftKey, { outcome: next })
    focusReason()
  }
  useShortcut('a', () => choose('ACCEPTED'))
  useShortcut('r', () => choose('REFUSED'))
  return (
    <fieldset className="outcomes">
      <legend className="ui-visually-hidden">Decision</legend>
      <Button size="small" variant="secondary" aria-pressed={outcome === 'REFUSED'} aria-keyshortcuts="r" onClick={() => choose('REFUSED')}>
        Refuse <Kbd>r</Kbd>
      </Button>
      <Button
        size="small"
        variant={outcome === 'REFUSED' ? 'secondary' : 'primary'}
        aria-pressed={outcome === 'ACCEPTED'}
        aria-keyshortcuts="a"
        onClick={() => choose('ACCEPTED')}
      >
        Accept <Kbd>a</Kbd>
      </Button>
    </fieldset>
  )
}

import './parts.css'
import { StatusChip } from '@hearthline/ui/status-chip'
import { NumberKey } from './number-key.tsx'
import type { Part } from './selected-part.ts'

const STATES = {
  asked: { tone: 'neutral', words: 'waits for an answer' },
  open: { tone: 'caution', words: 'to decide' },
  ACCEPTED: { tone: 'positive', words: 'accepted' },
  REFUSED: { tone: 'critical', words: 'refused' },
} as const

interface PartListProps {
  readonly parts: readonly Part[]
  readonly selected: Part | undefined
  readonly onSelect: (part: string) => void
}

/** Everything that is decided by itself, with how each stands. Its number opens it. */
export function PartList({ parts, selected, onSelect }: PartListProps) {
  return (
    <ol className="parts" aria-label="To decide one by one">
      {parts.map((part, index) => {
        const { tone, words } = STATES[part.outcome ?? (part.waitsFor === null ? 'open' : 'asked')]
        return (
          <li key={part.part}>
            <button type="button" className="part" aria-pressed={part.part === selected?.part} onClick={() => onSelect(part.part)}>
              <NumberKey number={index + 1} onPress={() => onSelect(part.part)} />
              <span className="part-title">{part.title}</span>
              <StatusChip tone={tone}>{words}</StatusChip>
            </button>
          </li>
        )
      })}
    </ol>
  )
}

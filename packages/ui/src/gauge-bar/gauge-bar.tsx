import type { ReactNode } from 'react'

export interface GaugeBarProps {
  label: ReactNode
  value: number
  /** Where the limit stands; drawn as a mark. */
  limit?: number
  /** The right end of the bar, 100 by default. */
  max?: number
  /** The value in words: "53%". */
  valueText: string
  /** "limit 50%". */
  limitText?: string
  /** A sentence under the bar. */
  note?: ReactNode
  tone?: 'action' | 'caution' | 'critical'
}

const share = (value: number, max: number): string => `${Math.min(100, Math.max(0, (value / max) * 100))}%`

/** A value against its limit. */
export function GaugeBar({ label, value, limit, max = 100, valueText, limitText, note, tone = 'action' }: GaugeBarProps) {
  return (
    <div className="ui-gauge">
      <p className="ui-gauge-words">
        <span className="ui-gauge-label">{label}</span>
        <span className="ui-gauge-value">
          <strong>{valueText}</strong>
          {limitText && <> {limitText}</>}
        </span>
      </p>
      <div className="ui-gauge-bar" aria-hidden="true">
        <span className={`ui-gauge-fill ui-gauge-${tone}`} style={{ inlineSize: share(value, max) }} />
        {limit !== undefined && <span className="ui-gauge-limit" style={{ insetInlineStart: share(limit, max) }} />}
      </div>
      {note && <p className="ui-description">{note}</p>}
    </div>
  )
}

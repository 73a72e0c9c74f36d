import { SearchIcon } from '@hearthline/ui/icon'
import { Kbd } from '@hearthline/ui/kbd'
import { useEffect, useRef, useState } from 'react'
import { useShortcut } from '../frame/use-shortcut.ts'
import type { QueueView } from './use-queue.ts'

const PAUSE_MS = 250

const SHOWS: readonly { show: QueueView; label: string }[] = [
  { show: 'needs-person', label: 'Needs review' },
  { show: 'money', label: 'Money' },
  { show: 'all', label: 'All' },
]

export interface QueueFilterProps {
  show: QueueView
  search: string
  /** How many need a person; undefined until it is known. */
  waiting: number | undefined
  /** In words; undefined until it is known. */
  actsFor: string | undefined
  onShow: (show: QueueView) => void
  onSearch: (text: string) => void
  /** Through every application, whatever is listed. */
  onSearchAll: (text: string) => void
}

/** The head of the list: how many, search, and which. */
export function QueueFilter({ show, search, waiting, actsFor, onShow, onSearch, onSearchAll }: QueueFilterProps) {
  const box = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(search)
  // The router changes the address in a transition: what was pressed is marked before that, not after.
  const [pressed, setPressed] = useState(show)
  // The address may change by itself: the browser's way back.
  useEffect(() => setText(search), [search])
  useEffect(() => setPressed(show), [show])
  useEffect(() => {
    if (text.trim() === search) return
    const timer = setTimeout(() => onSearch(text.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  })
  const listed = show === 'all' ? 'all applications' : SHOWS.find((one) => one.show === show)?.label
  const isWithin = show !== 'all' && text.trim() !== ''
  useShortcut('/', () => box.current?.focus(), true)
  return (
    <>
      <div className="pane-head">
        <h2 id="queue-title" tabIndex={-1}>
          Needs review{' '}
          {waiting !== undefined && (
            <span className="muted">
              {waiting}
              <span className="ui-visually-hidden"> waiting</span>
            </span>
          )}
        </h2>
        {actsFor !== undefined && <p className="muted queue-for">{actsFor}</p>}
      </div>
      <search className="queue-tools">
        <div className="search-box">
          <SearchIcon size={16} />
          <input
            ref={box}
            type="search"
            aria-label={`Search ${listed} by loan number, name or street`}
            aria-describedby={text.trim() === '' ? undefined : 'search-all'}
            aria-keyshortcuts="/"
            placeholder={`Search ${listed}`}
            maxLength={80}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && isWithin) return onSearchAll(text.trim())
              if (event.key !== 'Escape') return
              setText('')
              event.currentTarget.blur()
            }}
          />
          <Kbd>/</Kbd>
        </div>
        {text.trim() !== '' && (
          <p id="search-all" className="hint">
            {isWithin ? (
              <>
                Only “{listed}” is searched. Press <Kbd>Enter</Kbd> to search all applications.
              </>
            ) : (
              'All applications are searched, whatever they wait for.'
            )}
          </p>
        )}
        <fieldset className="shows">
          <legend className="ui-visually-hidden">Filter applications</legend>
          {SHOWS.map((one) => (
            <label key={one.show}>
              <input
                type="radio"
                name="show"
                className="ui-visually-hidden"
                checked={pressed === one.show}
                onChange={() => {
                  setPressed(one.show)
                  onShow(one.show)
                }}
              />
              <span>{one.label}</span>
            </label>
          ))}
        </fieldset>
      </search>
    </>
  )
}

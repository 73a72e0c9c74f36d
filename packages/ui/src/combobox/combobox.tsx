import { type CSSProperties, type ReactNode, type Ref, use, useEffect, useId, useRef, useState } from 'react'
import { ComboBox, ComboBoxStateContext, Group, Input, type Key, Label, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components'
import { FieldError, type FieldText } from '../field/index.ts'

export interface ComboboxProps<T> extends Omit<FieldText, 'hideLabel'> {
  /** What is offered for the text typed so far; the caller fetches and filters. */
  items: readonly T[]
  getKey: (item: T) => string
  /** What is in the box when the item is chosen. */
  getText: (item: T) => string
  /** The row; two lines by `ComboboxRow`. Only the text unless given. */
  renderItem?: (item: T) => ReactNode
  inputValue: string
  onInputChange: (text: string) => void
  /** The item chosen, or null when the text was changed to something of the reader's own. */
  onSelect: (item: T | null) => void
  onBlur?: () => void
  /** The items are in progress. */
  loading?: boolean
  /** Said when nothing is found for a text; nothing is shown unless given. */
  emptyText?: string
  /** Shows the list of a text that was there before this could listen (pasted, say), as soon as the field has the focus. */
  openAtOnce?: boolean
  id?: string
  name?: string
  placeholder?: string
  autoComplete?: string
  autoFocus?: boolean
  required?: boolean
  disabled?: boolean
  readOnly?: boolean
  ref?: Ref<HTMLInputElement>
  className?: string
}

/** Two lines of an item, as an address: street, then city, state and zip. Both are its name: it is asked for by what is read (WCAG 2.5.3). */
export function ComboboxRow({ title, detail }: { title: ReactNode; detail?: ReactNode }) {
  return (
    <Text slot="label">
      <span className="ui-option-title">{title}</span>
      {detail && <span className="ui-option-detail"> {detail}</span>}
    </Text>
  )
}

/** Text with suggestions. Free text is allowed: an address that is not in the list can be typed to the end. Heavy: load it after the first paint. */
export function Combobox<T>(props: ComboboxProps<T>) {
  const { label, description, error, optional, items, getKey, getText, renderItem = getText, inputValue, onInputChange, onSelect } = props
  const {
    onBlur,
    loading,
    emptyText,
    openAtOnce = false,
    name,
    placeholder,
    autoComplete = 'off',
    autoFocus,
    required,
    disabled,
    readOnly,
    ref,
    className,
  } = props
  const made = useId()
  const id = props.id ?? name ?? made
  const rows = items.map((item) => ({ id: getKey(item), item }))
  const [chosen, setChosen] = useState<{ key: string; text: string } | null>(null)
  // Once the text is the reader's own, nothing is selected: otherwise Escape would bring the old suggestion back.
  const type = (text: string) => {
    if (chosen && text !== chosen.text) {
      setChosen(null)
      onSelect(null)
    }
    onInputChange(text)
  }
  const select = (key: Key | null) => {
    const row = rows.find((candidate) => candidate.id === key)
    if (!row) return
    setChosen({ key: row.id, text: getText(row.item) })
    onInputChange(getText(row.item))
    onSelect(row.item)
  }
  // Suggestions belong to the page's content: outside of every landmark they would be overlooked.
  const [main, setMain] = useState<Element>()
  const control = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(MOST_ROOM)
  const showsEmpty = emptyText !== undefined && !loading && inputValue.trim().length >= 3
  return (
    <ComboBox
      onFocus={(event) => {
        keepPageReadable(event.target, true)
        setRoom(makeRoomBelow(control.current))
        setMain(event.target.closest('main') ?? undefined)
      }}
      className={`ui-field ui-combobox${className ? ` ${className}` : ''}`}
      items={rows}
      inputValue={inputValue}
      onInputChange={(text) => {
        setRoom(makeRoomBelow(control.current))
        type(text)
      }}
      selectedKey={chosen?.key ?? null}
      onSelectionChange={select}
      onBlur={(event) => {
        keepPageReadable(event.target, false)
        onBlur?.()
      }}
      allowsCustomValue
      allowsEmptyCollection={showsEmpty || loading}
      menuTrigger="input"
      isRequired={required}
      validationBehavior="aria"
      isInvalid={Boolean(error)}
      isDisabled={disabled}
      isReadOnly={readOnly}
    >
      <Label className="ui-label" htmlFor={id}>
        {label}
        {optional && <span className="ui-optional"> (optional)</span>}
      </Label>
      {description && (
        <Text slot="description" className="ui-description">
          {description}
        </Text>
      )}
      {/* The list takes its width from here: from the input alone it would be narrower by the mark of waiting. */}
      <Group
        role="presentation"
        ref={control}
        className={`ui-control${disabled ? ' ui-control-disabled' : ''}${readOnly ? ' ui-control-readonly' : ''}`}
      >
        <Input
          ref={ref}
          id={id}
          name={name}
          className="ui-input"
          placeholder={placeholder}
          autoComplete={autoComplete}
          autoFocus={autoFocus}
          spellCheck={false}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {loading && <span className="ui-spinner" aria-hidden="true" />}
      </Group>
      {openAtOnce && <OpenAtOnce hasItems={rows.length > 0} />}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {/* Never above: it would cover the question. Where there is little room below, the field moves up instead. */}
      <Popover
        className="ui-options-popover"
        placement="bottom start"
        offset={8}
        shouldFlip={false}
        isNonModal
        style={{ '--options-room': `${room}px` } as CSSProperties}
        UNSTABLE_portalContainer={main}
      >
        <ListBox<{ id: string; item: T }>
          className="ui-options"
          renderEmptyState={() => <p className="ui-options-empty">{loading ? 'Searching…' : emptyText}</p>}
        >
          {(row) => (
            <ListBoxItem id={row.id} textValue={getText(row.item)} className="ui-option">
              {renderItem(row.item)}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}

/** Once, and only while the reader is in the field: no one is shown a list for a field they left. */
function OpenAtOnce({ hasItems }: { hasItems: boolean }) {
  const state = use(ComboBoxStateContext)
  const done = useRef(false)
  const isOpen = state?.isOpen === true
  // Asked of the items, not of the state: a closed list's collection stays what it was when it was closed.
  const ready = state?.isFocused === true && !isOpen && hasItems
  useEffect(() => {
    // Whoever has seen it and closed it is not shown it again.
    if (isOpen) done.current = true
    if (!ready || done.current) return
    done.current = true
    state?.open(null, 'input')
  }, [isOpen, ready, state])
  return null
}

/** Three suggestions and a half: fewer look like all there are. */
const LEAST_ROOM = 300
/** Six suggestions and a half. */
const MOST_ROOM = 320
/** Between the field and the list, and between the list and the edge. */
const AROUND_LIST = 20

/**
 * Moves the field to the upper edge when the window, or what a keyboard on the screen leaves of it, ends shortly below. Before the list
 * opens: a page that scrolls under an open list closes it. @returns the pixels that the list may take: the library takes the place of a field that
 * lies lower on the page than one window for a place below the window, and gives its list no height at all
 */
function makeRoomBelow(control: Element | null): number {
  if (!control) return MOST_ROOM
  const { top, bottom } = control.getBoundingClientRect()
  const height = window.visualViewport?.height ?? window.innerHeight
  const missing = LEAST_ROOM - (height - bottom)
  // As far as needed, but the label stays in sight.
  if (missing > 0) window.scrollBy({ top: Math.min(missing, Math.max(0, top - 48)), behavior: 'instant' })
  const below = height - control.getBoundingClientRect().bottom - AROUND_LIST
  // Where a keyboard on the screen leaves next to nothing, the page is scrolled to the rest.
  return Math.min(MOST_ROOM, Math.max(LEAST_ROOM / 2, below))
}

/**
 * While its list is open the library hides the rest of the page from screen readers, focusable things included (axe: aria-hidden-focus).
 * The list is not modal here, so the page's own root is named as a layer to leave alone, only for as long as the field has focus:
 * a dialog opened later must still hide it.
 */
function keepPageReadable(field: EventTarget & Element, focused: boolean): void {
  let root: Element = field
  while (root.parentElement && root.parentElement !== document.body) root = root.parentElement
  if (focused) root.setAttribute('data-react-aria-top-layer', 'true')
  else root.removeAttribute('data-react-aria-top-layer')
}

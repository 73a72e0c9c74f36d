import { Combobox, ComboboxRow } from '@hearthline/ui/combobox'
import { useEffect, useState } from 'react'
import { type FoundAddress, findAddresses, SEARCH_FROM } from './find-address.ts'

export interface SuggestingFieldProps {
  name: string
  label: string
  value: string
  error?: string
  /** The text was typed or pasted before this had come. */
  openAtOnce?: boolean
  /** The address chosen, or null while the text is someone's own. */
  onChange: (text: string, chosen: FoundAddress | null) => void
}

const DELAY_MS = 180

/** The search box with suggestions; loaded after the first paint. */
export default function SuggestingField({ name, label, value, error, openAtOnce, onChange }: SuggestingFieldProps) {
  const [items, setItems] = useState<readonly FoundAddress[]>([])
  const [loading, setLoading] = useState(false)
  const [chosen, setChosen] = useState<string>()

  useEffect(() => {
    if (value.trim().length < SEARCH_FROM || value === chosen) {
      setItems([])
      setLoading(false)
      return
    }
    const stop = new AbortController()
    setLoading(true)
    const timer = setTimeout(async () => {
      // Without suggestions the address can still be typed to its end.
      const found = await findAddresses(value, stop.signal).catch(() => [])
      if (stop.signal.aborted) return
      setItems(found)
      setLoading(false)
    }, DELAY_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [value, chosen])

  return (
    <Combobox
      name={name}
      label={label}
      error={error}
      required
      autoComplete="off"
      items={items}
      loading={loading}
      openAtOnce={openAtOnce}
      emptyText="No address found. Finish typing it, or enter it manually below."
      getKey={(item) => item.text}
      getText={(item) => item.text}
      renderItem={(item) => (
        <ComboboxRow
          title={item.street2 ? `${item.street1}, ${item.street2}` : item.street1}
          detail={`${item.city}, ${item.state} ${item.zip}`}
        />
      )}
      inputValue={value}
      onInputChange={(text) => {
        if (text !== value) onChange(text, items.find((item) => item.text === text) ?? null)
      }}
      onSelect={(item) => {
        if (!item) return
        setChosen(item.text)
        onChange(item.text, item)
      }}
    />
  )
}

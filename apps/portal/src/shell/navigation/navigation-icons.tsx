/** Drawings of the navigation alone: they come with it, not with the first screen. */
import { HomeIcon } from '@hearthline/ui/icon'
import type { ReactNode } from 'react'
import type { NavigationIcon } from './navigation.ts'

const draw = (shape: ReactNode) => (
  <svg
    viewBox="0 0 24 24"
    width={20}
    height={20}
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {shape}
  </svg>
)
const path = (d: string) => draw(<path d={d} />)

export const navigationIcons: Readonly<Record<NavigationIcon, ReactNode>> = {
  home: <HomeIcon />,
  market: path('M4.5 9.5L6 4.5h12l1.5 5M4.5 9.5V19.5h15V9.5M4.5 9.5a2.5 2.5 0 0 0 5 0 2.5 2.5 0 0 0 5 0 2.5 2.5 0 0 0 5 0M10 19.5v-5h4v5'),
  portfolio: path('M4 8h16v11.5H4zM9 8V5h6v3M4 13h16'),
  line: path('M4 19.5h16M4 15l5-5 4 3 7-7.5M15.5 5.5H20V10'),
  rent: path('M8 12.5a4 4 0 1 1 3.4-1.9L20 19.2V21h-3v-2h-2v-2h-2l-2.2-2.2M7 8.5v.01'),
  exchange: path('M4 8.5h15m-4-4l4 4-4 4M20 15.5H5m4-4l-4 4 4 4'),
  passport: path('M6 3.5h12v17H6zM12 12.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM9.5 16.5h5'),
  pay: path('M3.5 6.500h17v11h-17zM3.5 10h17M7 14.5h3'),
  group: path(
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5c0-3 2.8-5 6.5-5s6.5 2 6.5 5M16 5a3.5 3.5 0 0 1 0 6.5M18 14.8c2.2.7 3.5 2.4 3.5 4.7',
  ),
}

export const AppsIcon = () =>
  draw(
    <g fill="currentColor" stroke="none">
      {[5, 12, 19].flatMap((y) => [5, 12, 19].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r={2} />))}
    </g>,
  )

export const SettingsIcon = () => path('M4 7h9m4 0h3M15 9.5v-5M4 12h3m4 0h9M9 14.5v-5M4 17h11m4 0h1M17 19.5v-5')
export const SignOutIcon = () => path('M10 4.5H5.5v15H10M10 12h10m-4-4l4 4-4 4')
export const ThoughtIcon = () => path('M4.5 5h15v11H12l-4.5 4v-4h-3zM12 8v3M12 13.3v.01')

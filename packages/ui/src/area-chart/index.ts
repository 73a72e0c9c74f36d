export * from './area-chart.tsx'
export type { ChartPoint } from './plot-area.ts'

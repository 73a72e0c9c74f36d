/** How the console is built: one client build into dist, then everything compressed. */
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compress } from '../../scripts/vite/compress.ts'
import { preloadFont } from '../../scripts/vite/preload-font.ts'
import { refuseChunkCycles } from '../../scripts/vite/refuse-chunk-cycles.ts'

export default defineConfig({
  root: import.meta.dirname,
  // The server sends dist/assets/* under /console/assets/*, immutable for a year: every name carries its content's hash.
  base: '/console/',
  plugins: [react(), tailwindcss(), refuseChunkCycles(), preloadFont('/console/'), compress()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // Fonts and drawings stay files of their own: they are cached apart and the content policy needs no data: for them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})

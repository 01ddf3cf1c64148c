// The libraries' file, started by itself: one long piece of work less. These are what the bundler keeps when nothing is used of them.
import 'react'
import 'scheduler'

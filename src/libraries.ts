// What everything else stands on, started by itself: one long piece of work less.
import 'react-dom/client'
import 'react-router-dom'
import '@tanstack/react-query'
import '@mui/material/styles'

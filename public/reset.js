// Plain and old on purpose: this page has to work when nothing else does.
var told = document.querySelector('[role=status]')

function all(list, act) {
  return Promise.all(Array.prototype.map.call(list, act))
}

function removeWorkers() {
  if (!navigator.serviceWorker) return Promise.resolve()
  return navigator.serviceWorker.getRegistrations().then(function (found) {
    return all(found, function (registration) {
      return registration.unregister()
    })
  })
}

function emptyCaches() {
  if (!window.caches) return Promise.resolve()
  return caches.keys().then(function (names) {
    return all(names, function (name) {
      return caches.delete(name)
    })
  })
}

function aMoment() {
  return new Promise(function (resolve) {
    setTimeout(resolve, 500)
  })
}

// More than once: until the page is left, its worker may still store what it had under way.
function emptyAgain(times) {
  return emptyCaches().then(function () {
    return times > 1 ? aMoment().then(emptyAgain.bind(null, times - 1)) : undefined
  })
}

removeWorkers()
  .then(emptyAgain.bind(null, 4))
  .then(
    function () {
      told.textContent = 'Done. The shop now loads from the server.'
    },
    function () {
      told.textContent = 'That did not work. Close all windows of this shop and open this page again.'
    },
  )

"""The server: settings, limits of time and size, logs, and the app on its port."""

/*
 * Sheets of all Mantine parts, loaded with the dashboard and the portal. They are layered: our own rules win whatever the order in which
 * sheets are loaded.
 */
import '@mantine/core/styles.layer.css';
import '@mantine/dates/styles.layer.css';

/*
 * Style sheets of all Mantine components, loaded with the dashboard and the portal. They use a layer, so that our own rules win in any order
 * of loading.
 */
import '@mantine/core/styles.layer.css';
import '@mantine/dates/styles.layer.css';
